/** A line or block of code to copy, with what it is above it. */
import { CopyButton } from './copy-button.tsx'
import './code-snippet.css'

export function CodeSnippet({ label, code }: { label: string; code: string }) {
  return (
    <figure className="snippet">
      <figcaption>
        {label}
        <CopyButton text={code} />
      </figcaption>
      <pre>
        <code>{code}</code>
      </pre>
    </figure>
  )
}
