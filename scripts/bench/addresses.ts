import { articlePath, leadFormPage, notFoundPath, pages } from "../../app/config/pages.ts";
import { readArticles } from "../articles/read-articles.ts";

const articlePaths = readArticles().map(({ slug }) => articlePath(slug));

/** Every address that the build makes a document for, the form in the frame and the error too. */
export const documentPaths = [
  ...pages.map(({ path }) => path),
  ...articlePaths,
  leadFormPage.path,
  notFoundPath,
];

const firstFlight = /^\/(?:services(?:\/.*)?|contact)?$/;

/**
 * @param path an address of the site
 * @returns whether its HTML must fit the first flight of packets: home, services, service pages, contact
 */
export function isFirstFlight(path: string): boolean {
  return firstFlight.test(path);
}

/**
 * @param path an address of the site
 * @returns whether the page may ask other hosts: the form provider's, the photographs'
 */
export function mayAskOthers(path: string): boolean {
  return path === "/contact" || path === "/blog" || path.startsWith("/blog/");
}

/** The pages that stand for their kinds where measuring takes long. */
export const samplePaths = [
  "/",
  "/services/cop9",
  "/blog/allowable-expenses-for-rental-income",
  "/contact",
  "/resources",
];
