/** Properties of columns, lists of links, products, countdowns and HTML. */
import { type ContentBlock, constraints, limits } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { clockAt, instantAt } from '../zone-time.ts'
import type { BlockOf } from './block-kit.tsx'
import type { Change } from './change.ts'
import { AlignField, LineField, LinkField, PictureFields } from './fields.tsx'
import { LinkList } from './link-list.tsx'

type KindProps = { block: ContentBlock; onChange: Change }

export function MoreKindProperties({ block, onChange }: KindProps) {
  const { t } = useMessages()
  switch (block.type) {
    case 'columns':
      return <Columns block={block} onChange={onChange} />
    case 'social':
    case 'menu':
      return (
        <>
          <LinkList block={block} onChange={onChange} />
          <AlignField value={block.align} usual="center" onChange={onChange} />
        </>
      )
    case 'product':
      return (
        <>
          <PictureFields block={block} onChange={onChange} />
          <LineField label={t('blocks.product_name')} value={block.name} field="name" onChange={onChange} />
          <LineField label={t('blocks.price')} value={block.price} field="price" onChange={onChange} />
          <TextArea
            label={t('blocks.product_text')}
            isRequired
            maxLength={limits.block_text_characters_max}
            value={block.description}
            onChange={description => onChange({ description }, 'description')}
          />
          <LinkField label={t('blocks.link_to')} value={block.link} field="link" onChange={onChange} />
          <LineField label={t('blocks.button')} value={block.button_text} field="button_text" onChange={onChange} />
          <ChoiceBar
            label={t('blocks.layout')}
            value={block.layout}
            onChange={layout => onChange({ layout })}
            options={[
              { id: 'beside', label: t('blocks.beside') },
              { id: 'stacked', label: t('blocks.stacked') },
            ]}
          />
        </>
      )
    case 'countdown':
      return (
        <>
          <p className="muted">{t('blocks.countdown_note')}</p>
          <LineField label={t('blocks.words')} value={block.label} field="label" onChange={onChange} />
          <DateField
            label={t('blocks.ends_at')}
            description={block.timezone}
            isRequired
            withTime
            value={clockAt(block.ends_at, block.timezone)}
            onChange={clock => clock && onChange({ ends_at: instantAt(clock, block.timezone) }, 'ends_at')}
          />
          <AlignField value={block.align} usual="center" onChange={onChange} />
        </>
      )
    case 'html':
      return (
        <TextArea
          label={t('blocks.html')}
          description={t('blocks.html_note')}
          isRequired
          rows={12}
          maxLength={limits.block_html_characters_max}
          value={block.html}
          onChange={html => onChange({ html }, 'html')}
        />
      )
    default:
      return null
  }
}

function Columns({ block, onChange }: { block: BlockOf<'columns'>; onChange: Change }) {
  const { t } = useMessages()
  const { columns } = block
  const setCount = (count: number) => {
    const kept = columns.slice(0, count)
    const moved = columns.slice(count).flatMap(column => column.blocks)
    const last = kept.at(-1)
    // What stood in columns that go, moves into the last that stays.
    if (last && moved.length > 0) kept[kept.length - 1] = { ...last, blocks: [...last.blocks, ...moved] }
    while (kept.length < count) kept.push({ blocks: [] })
    onChange({ columns: kept.map(({ blocks }) => ({ blocks })) })
  }
  const setWidth = (at: number, width_percent: number) =>
    onChange({ columns: columns.map((column, i) => (i === at ? { ...column, width_percent } : column)) }, `width ${at}`)
  return (
    <>
      <ChoiceBar
        label={t('blocks.column_count')}
        value={String(columns.length) as '1'}
        onChange={count => setCount(Number(count))}
        options={Array.from({ length: limits.block_columns_max }, (_, i) => ({
          id: String(i + 1) as '1',
          label: String(i + 1),
        }))}
      />
      {columns.length > 1 &&
        columns.map((column, at) => (
          <NumberField
            key={`${block.id} ${String(at)}`}
            label={t('blocks.column_width', { column: at + 1 })}
            minValue={constraints.BlockColumn.width_percent.minimum}
            maxValue={constraints.BlockColumn.width_percent.maximum}
            step={5}
            value={column.width_percent ?? Math.round(100 / columns.length)}
            onChange={width => setWidth(at, Number.isNaN(width) ? 50 : width)}
          />
        ))}
      <ChoiceBar
        label={t('blocks.vertical')}
        value={block.vertical_align ?? 'top'}
        onChange={vertical_align => onChange({ vertical_align })}
        options={[
          { id: 'top', label: t('blocks.top') },
          { id: 'middle', label: t('blocks.middle') },
          { id: 'bottom', label: t('blocks.bottom') },
        ]}
      />
      <Switch isSelected={block.keep_on_phones ?? false} onChange={keep_on_phones => onChange({ keep_on_phones })}>
        {t('blocks.keep_on_phones')}
      </Switch>
    </>
  )
}
