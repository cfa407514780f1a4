/** What feed readers call the blog, and say of it. */
export const feedWords = {
  title: (firm: string) => `${firm}: guides`,
  description: "Guides to HMRC letters, rental income, VAT and investigations.",
};
