/** Mark and name of the product. */
import './brand.css'

export function Brand({ isMark }: { isMark?: boolean }) {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="brand-ground" />
        <path d="M10 8v16h12" className="brand-line" />
        <circle cx="20.5" cy="13" r="3.5" className="brand-dot" />
      </svg>
      {!isMark && <span>Leadwright</span>}
    </span>
  )
}
