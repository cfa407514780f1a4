/**
 * What every answer carries while the firm is the sample: word for word, so that a policy which lets in
 * more than today is a decision and not an accident.
 */
export const headers: Record<string, string> = {
  "Content-Security-Policy": [
    "script-src 'self'",
    "script-src-attr 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types lead-form",
    "img-src 'self' https://images.unsplash.com",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join("; "),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Speculation-Rules": '"/speculation-rules.json"',
};
