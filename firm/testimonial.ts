/** What a client has said of the firm. */
export interface Testimonial {
  /** Who says it: a description for samples, the person's name for real ones. */
  name: string;
  role: string;
  content: string;
  /** 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** Set while the text is a sample; `npm run preflight` fails while any is left. */
  sample?: true;
}
