/**
 * A picture behind what the popup says, or beside it. Its box has a size of its own, so that nothing moves when it comes,
 * and it is asked for as wide as it is shown.
 */
import type { ComponentChildren } from 'preact'
import type { Extras } from '../popup/extras.ts'
import { quoted } from '../popup/look.ts'
import type { State } from '../popup/state.ts'
import { sized } from './sized.ts'

/** Below this width of the window what stands beside the words stands above them. */
const NARROW_PX = 600

/** How wide the popup is, in pixels, if the window lets it. */
function widthOf({ type, style }: State['popup']): number {
  const { width_px, image_placement: place } = style || {}
  const is_split = type === 'popup_box' && (place === 'left' || place === 'right')
  if (width_px) return width_px
  return is_split ? 760 : type === 'popup_box' ? 440 : type === 'sticky_banner' ? innerWidth : 640
}

export const framed: Extras['framed'] = ({ popup, request }, card): ComponentChildren => {
  const { image_url, image_placement: place = 'behind', image_share_percent = 45, ...style } = popup.style || {}
  if (!image_url) return undefined
  const { image_focus_x_percent: x = 50, image_focus_y_percent: y = 50, scrim_percent = 78 } = style
  const focus = `${x}% ${y}%`
  const share = place === 'behind' || place === 'above' || innerWidth < NARROW_PX ? 1 : image_share_percent / 100
  const address = sized(image_url, request.submit_url, widthOf(popup) * share)
  if (place === 'behind') {
    return [
      <div class="behind" style={{ '--image': quoted(address), '--focus': focus, '--scrim': `${scrim_percent}%` }} />,
      card,
    ]
  }
  return (
    <div class="body">
      <div class="picture" style={{ '--share': `${image_share_percent}%` }}>
        <img src={address} style={{ objectPosition: focus }} alt="" decoding="async" />
      </div>
      {card}
    </div>
  )
}
