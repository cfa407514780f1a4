import { type ComponentType, lazy, Suspense } from "react";
import type { ArticleBody } from "~/content/types";

interface ArticleTextProps {
  slug: string;
  body: ArticleBody;
  /** Heading of the contents list. */
  contents: string;
}

/**
 * Makes an article's body a component that comes as a chunk of its own, unless the page that the
 * visitor came to has it in its HTML already.
 *
 * @param slug the article's id
 * @param load fetches the body
 * @returns the contents list beside the text
 */
export function lazyArticleText(slug: string, load: () => Promise<ArticleBody>) {
  return lazy(async () => {
    const body = bodyInDocument(slug) ?? (await load());
    return {
      default: (props: { contents: string }) => <ArticleText slug={slug} body={body} {...props} />,
    };
  });
}

function bodyInDocument(slug: string): ArticleBody | undefined {
  if (import.meta.env.SSR) return;
  const text = document.querySelector(`[data-article-text="${CSS.escape(slug)}"]`);
  if (!text) return;
  const headings = [...text.querySelectorAll("h2[id]")];
  return {
    html: text.innerHTML,
    headings: headings.map(({ id, textContent }) => ({ id, text: textContent })),
  };
}

/** The text, or the room it takes until it is there. */
export function ArticleBodyFrame({
  Text,
  contents,
}: {
  Text: ComponentType<{ contents: string }>;
  contents: string;
}) {
  return (
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Text contents={contents} />
    </Suspense>
  );
}

function ArticleText({ slug, body, contents }: ArticleTextProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 py-10 lg:grid-cols-12">
      <nav aria-label={contents} className="lg:col-span-4">
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pr-6">
          <p className="font-display text-h3 font-[560]">{contents}</p>
          <ol className="mt-3 border-t-2 border-ink text-[1rem]">
            {body.headings.map(({ id, text }) => (
              <li key={id} className="border-b border-feint">
                <a
                  href={`#${id}`}
                  className="block py-1.5 text-small leading-snug decoration-2 underline-offset-4 hover:underline"
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div
        className="article-text double-rule lg:col-span-8"
        data-article-text={slug}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own Markdown, raw HTML refused
        dangerouslySetInnerHTML={{ __html: body.html }}
      />
    </div>
  );
}
