/** Properties of the blocks of emails: of what frames one, else of what every document has. */
import { type EmailBlock, limits } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import type { Change } from '../../../../product/blocks/change.ts'
import { ContentProperties } from '../../../../product/blocks/content-properties.tsx'
import { AlignField, LineField, LinkField } from '../../../../product/blocks/fields.tsx'
import { pathTo } from '../../../../product/screens/path-to.ts'
import { useSiteId } from '../../../../product/screens/use-view.ts'
import { Link } from '../../../../ui/link.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

export function EmailBlockProperties({ block, onChange }: { block: EmailBlock; onChange: Change }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  switch (block.type) {
    case 'header':
      return (
        <>
          <p className="muted">{t('blocks.header_note')}</p>
          <LineField label={t('blocks.words')} value={block.text ?? ''} field="text" onChange={onChange} />
          <LinkField label={t('blocks.link_to')} value={block.link ?? ''} field="link" onChange={onChange} />
          <AlignField value={block.align} usual="left" onChange={onChange} />
        </>
      )
    case 'footer':
      return (
        <>
          <p className="muted">{t('blocks.footer_note')}</p>
          <TextArea
            label={t('blocks.words')}
            isRequired
            maxLength={limits.block_text_characters_max}
            value={block.text}
            onChange={text => onChange({ text }, 'text')}
          />
          <AlignField value={block.align} usual="left" onChange={onChange} />
        </>
      )
    case 'saved':
      return (
        <>
          <p className="muted">{t('blocks.saved_note')}</p>
          <Link
            href={pathTo('/sites/$site_id/emails/saved-blocks/$saved_block_id', {
              site_id,
              saved_block_id: block.saved_block_id,
            })}
          >
            {t('blocks.saved_edit')}
          </Link>
        </>
      )
    default:
      return <ContentProperties block={block} onChange={onChange} />
  }
}
