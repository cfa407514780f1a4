import { Bars, Drawing } from "~/app/design/drawing";

/** The form that accepts and the form that rejects, side by side and unsigned; the pen lies beside them. */
export function AcceptanceForms() {
  return (
    <Drawing>
      <g transform="rotate(-2 120 170)">
        <path d="M24 26h182v314H24z" fill="var(--letter)" />
        <path d="M24 26h182v40H24z" fill="var(--letter-tint)" />
        <path d="M42 88h22v22H42zM42 122h22v22H42zM42 168h146v44H42z" />
        <Bars d="M42 46h84" ink />
        <Bars d="M78 99h110M78 133h80M42 234h146M42 256h100M42 278h120" />
      </g>
      <g transform="rotate(2 310 170)">
        <path d="M222 26h182v314H222z" fill="var(--letter)" />
        <path d="M222 26h182v40H222z" fill="var(--manila)" />
        <path d="M240 88h22v22h-22zM240 168h146v44H240z" />
        <Bars d="M240 46h60" ink />
        <Bars d="M276 99h110M240 129h146M240 149h90M240 234h146M240 256h124M240 278h70" />
      </g>
      <g transform="translate(404 300) rotate(-62)">
        <path d="m0 0 40-11v22z" fill="var(--letter)" />
        <path d="M4 0h24" />
        <path d="M40-12h34v24H40z" fill="var(--window-bar)" />
        <path d="M74-15h142c14 0 20 8 20 15s-6 15-20 15H74z" fill="var(--letter-tint)" />
        <path d="M88-15v30M150-15v30M160-15v30M160-4h58" />
      </g>
    </Drawing>
  );
}
