import {
  ArrowLeft,
  ArrowRight,
  ChevronDown,
  Mail,
  Menu,
  MessageCircle,
  Phone,
  Search,
  Share2,
  Square,
  X,
} from "lucide";
import { createElement } from "react";

const icons = {
  arrow: ArrowRight,
  back: ArrowLeft,
  box: Square,
  chevron: ChevronDown,
  close: X,
  mail: Mail,
  menu: Menu,
  message: MessageCircle,
  phone: Phone,
  search: Search,
  share: Share2,
};

interface IconProps {
  name: keyof typeof icons;
  className?: string;
}

/** A line icon beside or instead of words; the words or the accessible name say the same. */
export function Icon({ name, className = "size-5" }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icons[name].map(([tag, attributes]) =>
        createElement(tag, { key: Object.values(attributes).join(), ...attributes }),
      )}
    </svg>
  );
}
