/** A block of an email on the canvas: the preview is the email itself. */
import type { EmailBlock, Locale } from '@leadwright/sdk'
import { createContext, useContext } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { BlockView } from '../../../../product/blocks/block-view.tsx'
import { ContentView } from '../../../../product/blocks/content-view.tsx'
import { SiteLogo } from '../../../../product/brand/site-logo.tsx'
import { useSite } from '../../../../product/sites/queries.ts'
import styles from './email-block-view.module.css'

interface MailContext {
  /** Absent: the site's. */
  language?: Locale | undefined
  /** Only marketing email says why it came and how to leave. */
  is_marketing: boolean
}
/** How the email on the canvas is written. */
export const EmailWritten = createContext<MailContext>({ is_marketing: true })

/** The words of the email, whatever the admin's language. */
const legal = { en: 'blocks.legal_en', es: 'blocks.legal_es' } as const

export function EmailBlockView({ block }: { block: EmailBlock }) {
  const { t } = useMessages()
  const { site } = useSite()
  const { language = site?.language ?? 'en', is_marketing } = useContext(EmailWritten)
  const siteName = site?.name ?? ''
  switch (block.type) {
    case 'header':
      return (
        <p className={styles.header} style={{ textAlign: block.align ?? 'left' }}>
          <SiteLogo>{block.text || siteName}</SiteLogo>
        </p>
      )
    case 'footer':
      return (
        <div className={styles.footer} style={{ textAlign: block.align ?? 'left' }}>
          {block.text && <p>{block.text}</p>}
          {is_marketing && <p>{t(legal[language], { name: siteName })}</p>}
          <p>{[siteName, site?.postal_address?.replaceAll('\n', ', ')].filter(Boolean).join(' · ')}</p>
        </div>
      )
    case 'saved':
      return block.blocks?.map(inner => <BlockView key={inner.id} block={inner} />)
    default:
      return <ContentView block={block} />
  }
}
