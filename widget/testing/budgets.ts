/** How many bytes a visitor is sent at most. */
export const budgets = {
  loader: 3_072,
  /** A popup with a form and what it is drawn with; by brotli, with the loader. */
  popup: 18_432,
  /** Loader and popup as servers send them that compress by gzip alone; ours sends brotli to whoever takes it. */
  all_gzip: 19_500,
  /** Besides loader and runtime. */
  chat: 14_336,
} as const
