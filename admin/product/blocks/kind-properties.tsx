/** Properties of texts, pictures, buttons and lines. */
import { type ContentBlock, constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ColorPicker } from '../../ui/color-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { Change } from './change.ts'
import { AlignField, LineField, LinkField, PictureFields } from './fields.tsx'

type KindProps = { block: ContentBlock; onChange: Change }

export function KindProperties({ block, onChange }: KindProps) {
  const { t } = useMessages()
  switch (block.type) {
    case 'text':
      return (
        <>
          <p className="muted">{t('blocks.text_note')}</p>
          <ChoiceBar
            label={t('blocks.size')}
            value={block.size ?? 'normal'}
            onChange={size => onChange({ size })}
            options={[
              { id: 'small', label: t('blocks.small') },
              { id: 'normal', label: t('blocks.normal') },
              { id: 'large', label: t('blocks.large') },
            ]}
          />
          <Color name="color" label={t('blocks.color')} value={block.color} onChange={onChange} />
        </>
      )
    case 'heading':
      return (
        <>
          <LineField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} hasVariables />
          <ChoiceBar
            label={t('blocks.level')}
            value={String(block.level) as '1'}
            onChange={level => onChange({ level: Number(level) })}
            options={['1', '2', '3'].map(id => ({ id: id as '1', label: t('blocks.level_of', { level: id }) }))}
          />
          <AlignField value={block.align} usual="left" onChange={onChange} />
          <Color name="color" label={t('blocks.color')} value={block.color} onChange={onChange} />
        </>
      )
    case 'image':
      return (
        <>
          <PictureFields block={block} onChange={onChange} />
          <LinkField label={t('blocks.link_to')} value={block.link ?? ''} field="link" onChange={onChange} />
          <Percent block={block} onChange={onChange} />
          <AlignField value={block.align} usual="center" onChange={onChange} />
          <Switch isSelected={block.rounded ?? false} onChange={rounded => onChange({ rounded })}>
            {t('blocks.rounded')}
          </Switch>
        </>
      )
    case 'button':
      return (
        <>
          <LineField label={t('blocks.words')} value={block.text} field="text" onChange={onChange} hasVariables />
          <LinkField label={t('blocks.link_to')} value={block.link} field="link" onChange={onChange} />
          <AlignField value={block.align} usual="left" onChange={onChange} />
          <Switch isSelected={block.full_width ?? false} onChange={full_width => onChange({ full_width })}>
            {t('blocks.full_width')}
          </Switch>
          <Color name="color" label={t('blocks.button_color')} value={block.color} onChange={onChange} />
        </>
      )
    case 'divider':
      return (
        <>
          <NumberField
            label={t('blocks.thickness')}
            minValue={1}
            maxValue={constraints.DividerBlock.thickness_px.maximum}
            value={block.thickness_px ?? 1}
            onChange={thickness_px => onChange({ thickness_px }, 'thickness')}
          />
          <Percent block={block} onChange={onChange} />
          <Color name="color" label={t('blocks.color')} value={block.color} onChange={onChange} />
        </>
      )
    case 'spacer':
      return (
        <NumberField
          label={t('blocks.height')}
          minValue={constraints.SpacerBlock.height_px.minimum}
          maxValue={constraints.SpacerBlock.height_px.maximum}
          value={block.height_px}
          onChange={height_px => onChange({ height_px: Number.isNaN(height_px) ? 24 : height_px }, 'height')}
        />
      )
    default:
      return null
  }
}

function Color({
  name,
  label,
  value,
  onChange,
}: {
  name: string
  label: string
  value: string | undefined
  onChange: Change
}) {
  return (
    <ColorPicker
      label={label}
      value={value ?? ''}
      automatic=""
      onChange={color => onChange({ [name]: color || undefined }, name)}
    />
  )
}

function Percent({ block, onChange }: { block: { width_percent?: number }; onChange: Change }) {
  const { t } = useMessages()
  return (
    <NumberField
      label={t('blocks.width_percent')}
      minValue={constraints.ImageBlock.width_percent.minimum}
      maxValue={constraints.ImageBlock.width_percent.maximum}
      step={5}
      value={block.width_percent ?? 100}
      onChange={width_percent =>
        onChange({ width_percent: Number.isNaN(width_percent) ? 100 : width_percent }, 'width')
      }
    />
  )
}
