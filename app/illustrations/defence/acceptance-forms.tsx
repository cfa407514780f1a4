import { Bars, Drawing } from "../drawing";

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
      <g fill="var(--letter-tint)" transform="translate(432 262) rotate(-82)">
        <path d="M0-13h118c12 0 12 26 0 26H0z" />
        <path d="M-66-11H0v22h-66z" />
        <path d="M112-5H50M10-13v26" />
      </g>
    </Drawing>
  );
}
