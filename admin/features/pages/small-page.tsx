/** A page as visitors get it, made small: nothing in it runs, and no key reaches it. */
import type { Ref } from 'react'
import styles from './small-page.module.css'

/** The frame runs none; the browser would only complain of each, and of data for search engines there is nothing to see. */
const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')

type SmallPageProps = { html: string | undefined; title: string; ref?: Ref<HTMLSpanElement> }

export function SmallPage({ html, title, ref }: SmallPageProps) {
  return (
    <span className={styles.sheet} aria-hidden inert ref={ref}>
      {html && <iframe className={styles.page} title={title} tabIndex={-1} sandbox="" srcDoc={withoutScripts(html)} />}
    </span>
  )
}
