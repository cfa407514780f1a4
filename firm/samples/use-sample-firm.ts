import { vi } from "vitest";

/* Unit tests look at code: whatever they load knows the sample firm, not the one of `firm.ts`. */
vi.mock("~/firm/firm", async () => ({ firm: (await import("./sample-firm.ts")).sampleFirm }));
