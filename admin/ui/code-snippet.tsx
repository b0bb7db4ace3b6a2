/** A line or block of code to copy, with what it is above it. */

import styles from './code-snippet.module.css'
import { CopyButton } from './copy-button.tsx'

export function CodeSnippet({ label, code }: { label: string; code: string }) {
  return (
    <figure className={styles.snippet}>
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
