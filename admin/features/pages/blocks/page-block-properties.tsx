/** Properties of the blocks of pages. */
import { limits, type PageBlock } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Change } from '../../../product/blocks/change.ts'
import { ContentProperties } from '../../../product/blocks/content-properties.tsx'
import { AlignField, LineField, LinkField } from '../../../product/blocks/fields.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ItemList } from './item-list.tsx'
import { ListSectionProperties } from './list-section-properties.tsx'
import { HeadingField, HeightField, ImageFields, PopupField, ProseField } from './section-fields.tsx'

type PropertiesProps = { block: PageBlock; onChange: Change }

export function PageBlockProperties({ block, onChange }: PropertiesProps) {
  const { t } = useMessages()
  switch (block.type) {
    case 'hero':
      return <Hero block={block} onChange={onChange} />
    case 'video':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <Address label={t('page_blocks.video_url')} value={block.video_url} field="video_url" onChange={onChange} />
          <ImageFields block={block} onChange={onChange} />
        </>
      )
    case 'form':
      return (
        <>
          <PopupField block={block} onChange={onChange} />
          <HeadingField block={block} onChange={onChange} />
          <ProseField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} />
        </>
      )
    case 'popup_trigger':
      return (
        <>
          <PopupField block={block} onChange={onChange} />
          <LineField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} />
          <AlignField value={block.align} usual="left" onChange={onChange} />
        </>
      )
    case 'embed':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <Address label={t('page_blocks.embed_url')} value={block.embed_url} field="embed_url" onChange={onChange} />
          <HeightField block={block} onChange={onChange} />
        </>
      )
    case 'html_frame':
      return (
        <>
          <Title block={block} onChange={onChange} />
          <TextArea
            label={t('blocks.html')}
            description={t('page_blocks.html_note')}
            isRequired
            rows={12}
            maxLength={limits.block_html_characters_max}
            value={block.html}
            onChange={html => onChange({ html }, 'html')}
          />
          <HeightField block={block} onChange={onChange} />
        </>
      )
    case 'navigation':
    case 'footer':
      return (
        <>
          {block.type === 'footer' ? (
            <ProseField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} />
          ) : (
            <p className="muted">{t('page_blocks.navigation_note')}</p>
          )}
          <ItemList
            field="links"
            items={block.links}
            nameOf={number => t('page_blocks.link_number', { number })}
            addLabel={t('blocks.add_link')}
            make={() => ({ text: t('blocks.new_link'), link: '/' })}
            max={limits.block_links_max}
            onChange={onChange}
          >
            {(link, change) => (
              <>
                <LineField label={t('blocks.words')} value={link.text} field="text" onChange={change} />
                <LinkField label={t('blocks.link_to')} value={link.link} field="link" onChange={change} />
              </>
            )}
          </ItemList>
        </>
      )
    case 'gallery':
    case 'features':
    case 'pricing':
    case 'testimonials':
    case 'questions':
      return <ListSectionProperties block={block} onChange={onChange} />
    default:
      return <ContentProperties block={block} onChange={onChange} />
  }
}

function Title({ block, onChange }: { block: { title: string }; onChange: Change }) {
  const { t } = useMessages()
  return (
    <LineField
      label={t('page_blocks.title_field')}
      description={t('page_blocks.title_note')}
      value={block.title}
      field="title"
      onChange={onChange}
    />
  )
}

type AddressProps = { label: string; value: string; field: string; onChange: Change }

/** An address of the web, not of the site. */
const Address = ({ label, value, field, onChange }: AddressProps) => (
  <LineField
    label={label}
    value={value}
    field={field}
    onChange={(changes, key) => onChange(Object.fromEntries(Object.entries(changes).map(trimmed)), key)}
  />
)
const trimmed = ([key, value]: [string, unknown]) => [key, typeof value === 'string' ? value.trim() : value]

function Hero({ block, onChange }: { block: Extract<PageBlock, { type: 'hero' }>; onChange: Change }) {
  const { t } = useMessages()
  return (
    <>
      <HeadingField block={block} onChange={onChange} />
      <ProseField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} />
      <ImageFields block={block} onChange={onChange} />
      <ChoiceBar
        label={t('page_blocks.image_place')}
        value={block.layout}
        onChange={layout => onChange({ layout })}
        options={[
          { id: 'stacked', label: t('page_blocks.below') },
          { id: 'beside', label: t('blocks.beside') },
          { id: 'behind', label: t('page_blocks.behind') },
        ]}
      />
      <AlignField value={block.align} usual="center" onChange={onChange} />
      <LineField label={t('blocks.button')} value={block.button_text} field="button_text" onChange={onChange} />
      <LinkField label={t('blocks.link_to')} value={block.link} field="link" onChange={onChange} />
      <LineField
        label={t('page_blocks.second_button')}
        value={block.second_button_text ?? ''}
        field="second_button_text"
        onChange={onChange}
      />
      {block.second_button_text && (
        <LinkField
          label={t('page_blocks.second_link')}
          value={block.second_link ?? ''}
          field="second_link"
          onChange={onChange}
        />
      )}
    </>
  )
}
