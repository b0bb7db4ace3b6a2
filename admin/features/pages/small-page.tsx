/** A page as visitors get it, made small: nothing in it runs, and no key reaches it. */
import type { Ref } from 'react'
import { DocumentFrame } from '../../ui/document-frame.tsx'
import styles from './small-page.module.css'

type SmallPageProps = { html: string | undefined; title: string; ref?: Ref<HTMLSpanElement> }

export function SmallPage({ html, title, ref }: SmallPageProps) {
  return (
    <span className={styles.sheet} aria-hidden inert ref={ref}>
      {html && <DocumentFrame isPicture className={styles.page} title={title} html={html} />}
    </span>
  )
}
