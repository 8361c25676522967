/** Where the head of a table leads back to that isn't a game. */
export interface Back {
  href: string;
  label: string;
}
