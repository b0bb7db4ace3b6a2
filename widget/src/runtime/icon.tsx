/** A line drawing on a square of 20. */
export const Icon = ({ path, size }: { path: string; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
)
