/** The popup as one sees it: dialog, panel over the page, or block in it, with its content and its cross. */
import { Icon } from '../runtime/main.ts'
import { Card, Thanks } from './card.tsx'
import { extras } from './extras.ts'
import type { ViewProps } from './state.ts'
import type { PanelListeners } from './surface.ts'

const CROSS = 'M5 5l10 10M15 5L5 15'

const isRtl = (locale: string): boolean =>
  /^(ar|he|fa|ur)\b/i.test(locale) || getComputedStyle(document.documentElement).direction === 'rtl'

export const Panel = ({ state, act, listeners }: ViewProps & { listeners: PanelListeners }) => {
  const { popup, locale, say, announcement } = state
  const { type, position, animation, allow_closing, style, content } = popup
  const done = state.stage === 'done'
  const closable = type !== 'embedded' && (allow_closing || done)
  const named = done || content.heading ? 'heading' : content.text && 'text'
  const Tag = (type === 'popup_box' ? 'dialog' : 'div') as 'div'
  const placed = style?.image_url ? `${style.image_placement || 'behind'}_picture` : ''
  const card = done ? <Thanks state={state} act={act} /> : <Card state={state} act={act} />
  return (
    <Tag
      {...listeners}
      class={`${type} ${position} ${animation} ${closable ? 'closable' : ''} ${placed}`}
      role={type === 'popup_box' ? undefined : 'region'}
      aria-labelledby={named || undefined}
      aria-label={named ? undefined : say('popup')}
      aria-describedby={!done && content.heading && content.text ? 'text' : undefined}
      dir={isRtl(locale) ? 'rtl' : 'ltr'}
      lang={locale}
    >
      {extras.framed?.(state, card) || card}
      {closable && (
        <button class="close" type="button" aria-label={say('close')} onClick={act.close}>
          <Icon path={CROSS} size={20} />
        </button>
      )}
      <p class="unseen" aria-live="polite">
        {announcement}
      </p>
    </Tag>
  )
}
