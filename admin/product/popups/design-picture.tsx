/** A small drawing of a design: where it stands on the page, its colors and shape, and its heading. */
import type { NewPopup } from '@leadwright/sdk'
import { readableOn } from '../colors/contrast.ts'
import styles from './design-picture.module.css'

export function DesignPicture({ popup }: { popup: NewPopup }) {
  const { style = {}, content, form } = popup
  const text = style.text_color ?? '#1c1b1a'
  const accent = style.accent_color ?? '#2b2723'
  const radius = Math.min(10, (style.radius_px ?? 14) * 0.5)
  return (
    <div className={styles.picture} data-type={popup.type ?? 'popup_box'} data-position={popup.position} aria-hidden>
      <div className={styles.page}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div
        className={styles.popup}
        style={{
          background: style.background_color ?? '#ffffff',
          color: text,
          borderRadius: popup.type === 'sticky_banner' ? 0 : radius,
          border: style.border_width_px ? `1px solid ${style.border_color}` : undefined,
          fontFamily: style.font_family || 'system-ui, sans-serif',
        }}
      >
        <strong style={{ fontFamily: style.heading_font_family || undefined }}>{content?.heading ?? '…'}</strong>
        {content && <i style={{ background: text }} />}
        {form?.fields?.slice(0, 2).map(field => (
          <b key={field.name} style={{ borderColor: text, borderRadius: radius * 0.4 }} />
        ))}
        {content && (
          <u style={{ background: accent, color: readableOn(accent), borderRadius: radius * 0.4 }}>
            {content.button_text}
          </u>
        )}
      </div>
    </div>
  )
}
