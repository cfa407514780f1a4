/** The site's icon as pictures, for home screens: `npm run images` draws them from `favicon.svg`. */
export const icons = {
  appleTouch: { src: "/images/apple-touch-icon.png", size: 180 },
  installed: [
    { src: "/images/icon-192.png", size: 192, purpose: "any" },
    { src: "/images/icon-512.png", size: 512, purpose: "any" },
    { src: "/images/icon-maskable-512.png", size: 512, purpose: "maskable" },
  ],
} as const;
