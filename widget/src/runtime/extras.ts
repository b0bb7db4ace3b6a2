/** Where a file that few pages need puts what it draws with, and whoever draws looks whether it has come. */
export const extras = {}
