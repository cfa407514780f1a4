import {
  cacheControl,
  type HostingRules,
  hashedFolder,
  imageFolder,
  type Rule,
} from "./settings.ts";
import { redirects, spellings } from "./spellings.ts";

/**
 * @param rules the hosting rules
 * @returns a Caddyfile that serves `/srv/site/current/client` on port 8080. With the site's name in place
 *   of the port, Caddy gets the certificate by itself.
 */
export function caddyfile(rules: HostingRules): string {
  const { headers, rewrites, notFoundDocument } = rules;
  return `# Written by the build from hosting/settings.ts: change that, not this. It belongs to one release:
# Caddy takes this file and is reloaded with each (docs/deploying.md).
:8080 {
	root * /srv/site/current/client

	# The path as it was asked for, still percent-encoded, and the page's address, however it is spelled.
	map {uri} {asked_path} {
		"~^([^?]*)" "\${1}"
	}
	map {asked_path} {address} {
${redirects(rules).map(addressLine).join("\n")}
		default ""
	}
	@other not method GET HEAD
	@moved expression {address} != "" && {address} != {asked_path} && {query} == ""
	@moved_with_query expression {address} != "" && {address} != {asked_path} && {query} != ""
	# Only addresses for which something stands in are written with percent signs.
	@encoded expression {address} == "" && {path} != {asked_path}
	# The build's helpers, the not-found document, and names that no file can have.
	@hidden path_regexp ./$|\\x00|^.{1000}|/[._]|\\.(?:br|gz)$|^/${notFoundDocument.replace(".html", "(?:[.]html)?")}$
	@hashed {
		path ${hashedFolder}*
		file
	}
	@images {
		path ${imageFolder}*
		file
	}
${rewrites
  .map(
    ({ from }, index) => `	@rewritten${index} {
		expression {asked_path}.matches("^${from.replace(/:\w+/, "[^/]+")}$")
		not file {path}.html
	}
`,
  )
  .join("")}
	route {
		header -Server
		header Cache-Control "${cacheControl.document}"
${Object.entries(headers)
  .map(([name, value]) => `\t\theader ${name} "${value}"`)
  .join("\n")}
		respond @other 405
		redir @moved {address} 301
		redir @moved_with_query {address}?{query} 301
		error @encoded 404
		error @hidden 404
		header @hashed Cache-Control "${cacheControl.immutable}"
		header @images Cache-Control "${cacheControl.image}"
${rewrites.map(({ to }, index) => `\t\trewrite @rewritten${index} ${to}.html`).join("\n")}
		try_files {path}.html {path}
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		rewrite * /${notFoundDocument}
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** What stands for \`:slug\` is taken over into the address as it was asked for. */
function addressLine({ from, to }: Rule): string {
  const target = to.replace(/:\w+/, `\${1}`);
  return `\t\t"~(?i)^${spellings(from, "([^/]+?)")}$" "${target}"`;
}
