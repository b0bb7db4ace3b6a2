/** Position, animation and closing of the popup. */
import type { PopupType } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { Edit, PopupDraft } from '../draft/draft.ts'
import { At, PropertySection } from './property-section.tsx'

type Position = PopupDraft['position']

/** The places of each type, the usual one first. */
const positions: Record<PopupType, Position[]> = {
  popup_box: ['center', 'top', 'bottom'],
  sticky_banner: ['top', 'bottom'],
  slide_in: ['bottom_right', 'bottom_left', 'top_right', 'top_left'],
  embedded: ['inline'],
}

export function PlaceSection({ type, draft, edit }: { type: PopupType; draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const words: Record<Position, string> = {
    center: t('popup_editor.position_center'),
    top: t('popup_editor.position_top'),
    bottom: t('popup_editor.position_bottom'),
    bottom_right: t('popup_editor.position_bottom_right'),
    bottom_left: t('popup_editor.position_bottom_left'),
    top_right: t('popup_editor.position_top_right'),
    top_left: t('popup_editor.position_top_left'),
    inline: t('popup_editor.position_inline'),
  }
  return (
    <PropertySection id="place" title={t('popup_editor.place')}>
      <At pointer="/position">
        <Select
          label={t('popup_editor.position')}
          isRequired
          value={draft.position}
          onChange={position => edit('position', draft => ({ ...draft, position: position as Position }))}
          options={positions[type].map(id => ({ id, label: words[id] }))}
        />
      </At>
      <At pointer="/animation">
        <Select
          label={t('popup_editor.animation')}
          isRequired
          value={draft.animation}
          onChange={animation =>
            edit('animation', draft => ({ ...draft, animation: animation as PopupDraft['animation'] }))
          }
          options={[
            { id: 'fade', label: t('popup_editor.animation_fade') },
            { id: 'slide', label: t('popup_editor.animation_slide') },
            { id: 'zoom', label: t('popup_editor.animation_zoom') },
            { id: 'none', label: t('popup_editor.animation_none') },
          ]}
          description={t('popup_editor.animation_note')}
        />
      </At>
      <Switch
        isSelected={draft.allow_closing}
        onChange={allow_closing => edit('allow_closing', draft => ({ ...draft, allow_closing }))}
        description={type === 'popup_box' ? t('popup_editor.closing_note') : undefined}
      >
        {t('popup_editor.closing')}
      </Switch>
    </PropertySection>
  )
}
