/** Colours, border, type, place and motion of the popup. */
import { useMessages } from '../../messages/messages.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ColourField } from './colour-field.tsx'
import { contrast } from './contrast.ts'
import { type Draft, type Edit, popupLimits, withStyle } from './draft.ts'
import { At, PropertySection } from './property-section.tsx'

const fonts = {
  serif: "Georgia, 'Times New Roman', serif",
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif",
  mono: "ui-monospace, Consolas, 'DejaVu Sans Mono', monospace",
}

export function LookSection({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  const { style } = draft
  const colour = (name: 'accent_color' | 'background_color' | 'text_color' | 'border_color') => ({
    value: style[name],
    onChange: (value: string) => edit(`style.${name}`, draft => withStyle(draft, { [name]: value })),
  })
  const known = Object.values(fonts).includes(style.font_family) || style.font_family === ''
  return (
    <PropertySection id="look" title={t('popup_editor.look')}>
      <div className="pairs">
        <ColourField label={t('popup_editor.background')} {...colour('background_color')} />
        <ColourField label={t('popup_editor.text_colour')} {...colour('text_color')} />
        <ColourField label={t('popup_editor.accent')} {...colour('accent_color')} />
        <ColourField label={t('popup_editor.border_colour')} {...colour('border_color')} />
      </div>
      {contrast(style.text_color, style.background_color) < 4.5 && (
        <Notice tone="warning" title={t('popup_editor.low_contrast')} />
      )}
      <At pointer="/style/font_family">
        <Select
          label={t('popup_editor.font')}
          isRequired
          value={style.font_family}
          onChange={font_family => edit('style.font', draft => withStyle(draft, { font_family }))}
          options={[
            { id: '', label: t('popup_editor.font_system') },
            { id: fonts.humanist, label: t('popup_editor.font_humanist') },
            { id: fonts.geometric, label: t('popup_editor.font_geometric') },
            { id: fonts.serif, label: t('popup_editor.font_serif') },
            { id: fonts.mono, label: t('popup_editor.font_mono') },
            ...(known ? [] : [{ id: style.font_family, label: style.font_family }]),
          ]}
        />
      </At>
      <Shape draft={draft} edit={edit} />
      <Place draft={draft} edit={edit} />
    </PropertySection>
  )
}

function Shape({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  const { style } = draft
  const number = (name: 'border_width_px' | 'radius_px', most: number) => ({
    isRequired: true,
    validationBehavior: 'aria' as const,
    minValue: 0,
    maxValue: most,
    value: style[name],
    onChange: (value: number) => {
      if (!Number.isNaN(value)) edit(`style.${name}`, draft => withStyle(draft, { [name]: value }))
    },
  })
  return (
    <>
      <div className="pairs">
        <NumberField label={t('popup_editor.radius')} {...number('radius_px', popupLimits.radius_px)} />
        <NumberField label={t('popup_editor.border_width')} {...number('border_width_px', popupLimits.border_px)} />
      </div>
      {style.border_width_px > 0 && (
        <Select
          label={t('popup_editor.border_style')}
          isRequired
          value={style.border_style}
          onChange={border_style =>
            edit('style.border_style', draft =>
              withStyle(draft, { border_style: border_style as Draft['style']['border_style'] }),
            )
          }
          options={[
            { id: 'solid', label: t('popup_editor.border_solid') },
            { id: 'dashed', label: t('popup_editor.border_dashed') },
            { id: 'dotted', label: t('popup_editor.border_dotted') },
            { id: 'double', label: t('popup_editor.border_double') },
            { id: 'none', label: t('popup_editor.border_none') },
          ]}
        />
      )}
    </>
  )
}

function Place({ draft, edit }: { draft: Draft; edit: Edit }) {
  const { t } = useMessages()
  return (
    <>
      <At pointer="/position">
        <Select
          label={t('popup_editor.position')}
          isRequired
          value={draft.position}
          onChange={position => edit('position', draft => ({ ...draft, position: position as Draft['position'] }))}
          options={[
            { id: 'center', label: t('popup_editor.position_center') },
            { id: 'top', label: t('popup_editor.position_top') },
            { id: 'bottom', label: t('popup_editor.position_bottom') },
          ]}
        />
      </At>
      <At pointer="/animation">
        <Select
          label={t('popup_editor.animation')}
          isRequired
          value={draft.animation}
          onChange={animation => edit('animation', draft => ({ ...draft, animation: animation as Draft['animation'] }))}
          options={[
            { id: 'fade', label: t('popup_editor.animation_fade') },
            { id: 'slide', label: t('popup_editor.animation_slide') },
            { id: 'none', label: t('popup_editor.animation_none') },
          ]}
        />
      </At>
      <Switch
        isSelected={draft.allow_closing}
        onChange={allow_closing => edit('allow_closing', draft => ({ ...draft, allow_closing }))}
        description={t('popup_editor.closing_note')}
      >
        {t('popup_editor.closing')}
      </Switch>
    </>
  )
}
