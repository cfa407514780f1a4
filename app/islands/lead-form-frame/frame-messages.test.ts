import { expect, test } from "vitest";
import { heightFrom } from "./frame-messages";

const frame = { contentWindow: {} as Window };
const provider = "https://forms.provider.com/form/1";
const report = { type: "lead-form:height", height: 900 };

const own = "https://forms.provider.com";
const sent = (
  data: unknown,
  origin = own,
  source: Window | null = frame.contentWindow,
  inFrame: { contentWindow: Window | null } | null = frame,
) => heightFrom({ data, origin, source }, provider, inFrame);

test.each([
  ["the site's own report", report, 900],
  ["iframe-resizer's report", "[iFrameSizer]form-1:912:640:init", 912],
  ["Jotform's report", "setHeight:539:form-1", 539],
])("%s from a provider's frame counts", (_name, data, height) => {
  expect(sent(data)).toBe(height);
});

test.each([
  ["another origin", () => sent(report, "https://evil.example")],
  ["a host that only begins like it", () => sent(report, `${own}.evil.example`)],
  ["another window of the provider", () => sent(report, own, {} as Window)],
  ["no window", () => sent(report, own, null, { contentWindow: null })],
  ["a frame that is not there yet", () => sent(report, own, frame.contentWindow, null)],
  ["nothing", () => sent(null)],
  ["a number", () => sent(900)],
  ["another object", () => sent({ type: "analytics", height: 900 })],
  ["a height as text", () => sent({ ...report, height: "900" })],
  ["an endless height", () => sent({ ...report, height: Number.POSITIVE_INFINITY })],
  ["another text", () => sent("ready")],
  ["Jotform's other text", () => sent("scrollIntoView::form-1")],
  ["a text that only names the resizer", () => sent("[iFrameSizer]form-1:tall:640:init")],
])("a message from, or of, %s is none of the form's", (_name, accepted) => {
  expect(accepted()).toBeUndefined();
});
