import { Button } from "~/app/design/button";
import { ReachUs } from "~/app/parts/contact/reach-us";
import { failureWords } from "~/words/failure";

/** What an island's place shows when it fails (`failure.ts`): kept in the document, so that it cannot fail to load. */
export function IslandFailure() {
  return (
    <template id="island-failure">
      <div
        role="alert"
        className="screen-only border-2 border-l-4 border-ink border-l-red bg-sheet p-4 text-base in-[header]:absolute in-[header]:top-full in-[header]:right-0 in-[header]:z-40"
      >
        <h2 className="text-h3">{failureWords.heading}</h2>
        <p data-message className="mt-2 wrap-break-word text-ink-2" />
        <p className="mt-2">{failureWords.part}</p>
        <p data-offline hidden className="mt-2 font-semibold">
          {failureWords.offline}
        </p>
        <Button variant="outline" size="sm" className="mt-4">
          {failureWords.reload}
        </Button>
        <ReachUs />
      </div>
    </template>
  );
}
