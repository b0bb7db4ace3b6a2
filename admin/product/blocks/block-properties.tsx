/** The properties of the chosen block: its own, then what every block has. */

import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { ColorPicker } from '../../ui/color-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { FilterEditor } from '../filter/filter-editor.tsx'
import { useSiteId } from '../screens/use-view.ts'
import { type Block, useBlockKit } from './block-kit.tsx'
import styles from './block-properties.module.css'
import type { Change } from './change.ts'
import type { BlockEditorState } from './use-block-editing.ts'

export function BlockProperties({ editing, block }: { editing: BlockEditorState; block: Block }) {
  const { t } = useMessages()
  const { kinds, Properties, hasConditions } = useBlockKit()
  const change: Change = (changes, field) => editing.update(block.id, changes, field)
  const type = kinds[block.type]
  return (
    <div className={styles.properties} key={block.id}>
      <h2 className={styles.title}>{type ? t(type.label) : block.type}</h2>
      <Properties block={block} onChange={change} />
      <details className={styles.more}>
        <summary>{t('blocks.spacing')}</summary>
        <div className="stack">
          <ColorPicker
            label={t('blocks.background')}
            value={block.background_color ?? ''}
            automatic=""
            onChange={background_color => change({ background_color: background_color || undefined }, 'background')}
          />
          <Space block={block} edge="space_above_px" label={t('blocks.space_above')} onChange={change} />
          <Space block={block} edge="space_below_px" label={t('blocks.space_below')} onChange={change} />
        </div>
      </details>
      {hasConditions && (
        <details className={styles.more} open={Boolean(block.show_if)}>
          <summary>{t('blocks.condition')}</summary>
          <Condition block={block} onChange={change} />
        </details>
      )}
    </div>
  )
}

type SpaceProps = { block: Block; edge: 'space_above_px' | 'space_below_px'; label: string; onChange: Change }

function Space({ block, edge, label, onChange }: SpaceProps) {
  const { space_below_px } = useBlockKit()
  return (
    <NumberField
      label={label}
      minValue={0}
      maxValue={constraints.TextBlock.space_above_px.maximum}
      value={block[edge] ?? (edge === 'space_below_px' ? space_below_px : 0)}
      onChange={value => onChange({ [edge]: Number.isNaN(value) ? undefined : value }, edge)}
    />
  )
}

function Condition({ block, onChange }: { block: Block; onChange: Change }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  if (!block.show_if)
    return (
      <div className="stack">
        <p className="muted">{t('blocks.condition_note')}</p>
        <div>
          <Button onPress={() => onChange({ show_if: { type: 'all', filters: [] } })}>
            {t('blocks.condition_add')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="stack">
      <FilterEditor
        site_id={site_id}
        label={t('blocks.condition')}
        empty={t('blocks.condition_empty')}
        value={block.show_if}
        onChange={show_if => onChange({ show_if }, 'show_if')}
      />
      <div>
        <Button variant="quiet" onPress={() => onChange({ show_if: undefined })}>
          {t('blocks.condition_remove')}
        </Button>
      </div>
    </div>
  )
}
