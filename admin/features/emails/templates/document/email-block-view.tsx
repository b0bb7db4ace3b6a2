/** A block of an email on the canvas: the preview is the email itself. */
import type { EmailBlock } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { BlockView } from '../../../../product/blocks/block-view.tsx'
import { ContentView } from '../../../../product/blocks/content-view.tsx'
import { useSite } from '../../../../product/sites/queries.ts'
import styles from './email-block-view.module.css'

export function EmailBlockView({ block }: { block: EmailBlock }) {
  const { t } = useMessages()
  const { site } = useSite()
  const siteName = site?.name ?? ''
  switch (block.kind) {
    case 'header':
      return (
        <p className={styles.header} style={{ textAlign: block.align ?? 'left' }}>
          {block.text || siteName}
        </p>
      )
    case 'footer':
      return (
        <div className={styles.footer} style={{ textAlign: block.align ?? 'left' }}>
          {block.text && <p>{block.text}</p>}
          <p>{t('blocks.legal', { name: siteName })}</p>
          <p>{[siteName, site?.postal_address?.replaceAll('\n', ', ')].filter(Boolean).join(' · ')}</p>
        </div>
      )
    case 'saved':
      return block.blocks?.map(inner => <BlockView key={inner.id} block={inner} />)
    default:
      return <ContentView block={block} />
  }
}
