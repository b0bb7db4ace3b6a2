/** A thumbnail of a design: its position on the page, colors, shape, picture and texts. */
import type { NewPopup } from '@leadwright/sdk'
import { readableOn } from '../colors/contrast.ts'
import styles from './design-picture.module.css'

type DesignPictureProps = {
  popup: NewPopup
  /** The address of its picture. */
  picture?: string | undefined
  /** As on a phone, where a picture beside the words stands above them. */
  device?: 'phone' | 'desktop'
}

export function DesignPicture({ popup, picture, device = 'desktop' }: DesignPictureProps) {
  const { style = {} } = popup
  const place = picture ? (style.image_placement ?? 'behind') : undefined
  const background = style.background_color ?? '#ffffff'
  return (
    <div
      className={styles.picture}
      data-type={popup.type ?? 'popup_box'}
      data-position={popup.position}
      data-device={device}
      aria-hidden
    >
      <div className={styles.page}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div
        className={styles.popup}
        data-place={place}
        style={{
          background:
            place === 'behind'
              ? `linear-gradient(color-mix(in srgb, ${background} ${style.scrim_percent ?? 78}%, transparent) 0 0), url("${picture}") center / cover`
              : background,
          color: style.text_color ?? '#1c1b1a',
          borderRadius: popup.type === 'sticky_banner' ? 0 : radiusOf(popup),
          border: style.border_width_px ? `1px solid ${style.border_color}` : undefined,
          fontFamily: style.font_family || 'system-ui, sans-serif',
        }}
      >
        {place && place !== 'behind' && <img src={picture} alt="" loading="lazy" />}
        <Words popup={popup} />
      </div>
    </div>
  )
}

const radiusOf = ({ style }: NewPopup): number => Math.min(10, (style?.radius_px ?? 14) * 0.5)

function Words({ popup }: { popup: NewPopup }) {
  const { style = {}, content, form, countdown } = popup
  const accent = style.accent_color ?? '#2b2723'
  const text = style.text_color ?? '#1c1b1a'
  const radius = radiusOf(popup) * 0.4
  return (
    <div className={styles.words}>
      <strong style={{ fontFamily: style.heading_font_family || undefined }}>{content?.heading ?? '…'}</strong>
      {content?.text && <i style={{ background: text }} />}
      {countdown && countdown.type !== 'none' && (
        <span className={styles.countdown}>
          <em>07</em>
          <em>21</em>
          <em>45</em>
        </span>
      )}
      {form?.fields?.slice(0, 2).map(({ name, presentation }) =>
        presentation === 'stars' ? (
          <span key={name} className={styles.stars} style={{ color: accent }}>
            ★★★★★
          </span>
        ) : (
          <b key={name} style={{ borderColor: text, borderRadius: radius }} />
        ),
      )}
      {popup.coupon_reveal === 'on_click' && <s style={{ borderColor: text, borderRadius: radius }}>••••••</s>}
      {content && (
        <u style={{ background: accent, color: readableOn(accent), borderRadius: radius }}>{content.button_text}</u>
      )}
    </div>
  )
}
