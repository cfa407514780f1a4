import { cacheControl, type HostingRules, hashedFolder, imageFolder } from "./settings.ts";

/**
 * @param rules the hosting rules
 * @returns a Caddyfile that serves `/srv/site/current/client` on port 8080. With the site's name in place
 *   of the port, Caddy gets the certificate by itself.
 */
export function caddyfile(rules: HostingRules): string {
  const { headers, redirects, rewrites, notFoundDocument } = rules;
  const exact = redirects.filter(({ from }) => !from.includes(":"));
  const patterns = redirects.filter(({ from }) => from.includes(":"));
  return `# Written by the build from hosting/settings.ts: change that, not this. It belongs to one release:
# Caddy takes this file and is reloaded with each (docs/deploying.md).
:8080 {
	root * /srv/site/current/client

	map {path} {moved_to} {
${exact.map(({ from, to }) => `\t\t"${from}" "${to}"`).join("\n")}
${patterns.map(({ from, to }) => `\t\t"~^${segments(from)}$" "${references(to)}"`).join("\n")}
		default ""
	}
	@other not method GET HEAD
	@moved expression {moved_to} != "" && {query} == ""
	@moved_with_query expression {moved_to} != "" && {query} != ""
	# The build's helpers, the not-found document, and names that no file can have.
	@hidden path_regexp \\x00|^.{1000}|/[._]|\\.(?:br|gz)$|^/${notFoundDocument.replace(".html", "(?:[.]html)?")}$
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
		path_regexp ^${segments(from)}$
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
		redir @moved {moved_to} 301
		redir @moved_with_query {moved_to}?{query} 301
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

function segments(path: string): string {
  return path.replaceAll(/:\w+/g, "([^/]+)");
}

function references(path: string): string {
  let index = 0;
  return path.replaceAll(/:\w+/g, () => `\${${++index}}`);
}
