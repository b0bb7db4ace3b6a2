/** The logo of the site above the words. Its height is given, so that nothing moves when it comes. */
import type { Extras } from '../popup/extras.ts'
import { sized } from './sized.ts'

/** As wide as it can be shown. */
const WIDTH_PX = 160

export const logo: Extras['above'] = ({ popup, request }) => {
  const { logo_url } = popup.style || {}
  return logo_url && <img class="logo" src={sized(logo_url, request.submit_url, WIDTH_PX)} alt="" decoding="async" />
}
