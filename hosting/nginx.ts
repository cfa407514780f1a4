import {
  cacheControl,
  contentTypes,
  failureDocument,
  type HostingRules,
  hashedFolder,
  imageFolder,
  notFoundDocument,
  type Rule,
  speculationRulesFile,
  speculationRulesType,
  standIn,
} from "./settings.ts";
import { inBlog, redirects, spellings } from "./spellings.ts";

/** @returns an nginx site, for the `http` block, that listens on port 8080 and serves `/srv/site/current/client` */
export function nginxSite(rules: HostingRules): string {
  return `# Written by the build from hosting/settings.ts: change that, not this.

map_hash_bucket_size 256;

# The path as it was asked for, still percent-encoded: nothing decoded gets into a Location.
map $request_uri $asked_path {
    "~^(?<path>[^?]*)" $path;
}

# The address of the page that is meant, however it is spelled.
map $asked_path $address {
    default "";
${redirects(rules).map(addressLine).join("\n")}
}

map "$asked_path $address" $moved_to {
    default $address;
    "~^(\\S+) \\1$" "";
}

map $asked_path $stand_in {
    default "";
    "~${inBlog.source}" "${standIn.to}.html";
}

# No other address is written with percent signs.
map $asked_path $encoded {
    default "";
    "~${inBlog.source}" "";
    "~%" 1;
}

map $uri $cache_control {
    default "${cacheControl.document}";
    "~^${hashedFolder}" "${cacheControl.immutable}";
    "~^${imageFolder}" "${cacheControl.image}";
}

server {
    listen 8080;
    root /srv/site/current/client;

    types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `        ${type.replace("; charset=utf-8", "")} ${extension};`)
  .join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml application/json
        application/manifest+json image/svg+xml;

    server_tokens off;
    merge_slashes off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    brotli_static on;

    add_header Cache-Control $cache_control always;
${Object.entries(rules.headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

    error_page 403 404 =404 /${notFoundDocument};
    error_page 500 502 503 504 /${failureDocument};

    if ($moved_to) {
        return 301 $moved_to$is_args$args;
    }
    location = / {
        try_files /index.html =404;
    }

    location / {
        if ($encoded) {
            return 404;
        }
        try_files $uri.html $uri $stand_in =404;
    }

    # The build's own helpers and the not-found document have no address; what is well known has one (RFC 8615).
    location ~ "/(?:[.](?!well-known/)|_)|\\.(?:br|gz)$" {
        return 404;
    }
    location = ${speculationRulesFile} {
        types { }
        default_type ${speculationRulesType};
    }
${[notFoundDocument, failureDocument]
  .map(
    (document) => `    location = /${document.replace(".html", "")} {
        return 404;
    }
    location = /${document} {
        internal;
    }
`,
  )
  .join("")}}
`;
}

/** In the new address stands what was asked for in the place of `:slug`, unchanged. */
function addressLine({ from, to }: Rule): string {
  const target = to.replace(/:\w+/, "$slug");
  return `    "~*^${spellings(from, "(?<slug>[^/]+?)")}$" "${target}";`;
}

/** In quotes of the kind that the value has not. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}
