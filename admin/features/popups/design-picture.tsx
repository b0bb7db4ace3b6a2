/** A small drawing of a design: its colours and shape, no words. */
import type { NewPopup } from '@leadwright/sdk'

export function DesignPicture({ popup }: { popup: NewPopup }) {
  const style = popup.style ?? {}
  const background = style.background_color ?? '#ffffff'
  const text = style.text_color ?? '#1c1b1a'
  const isBlank = !popup.content
  const line = (width: string, height: number, opacity: number) => (
    <i style={{ width, height, opacity, background: text }} />
  )
  return (
    <div className="design-picture" aria-hidden>
      <div
        className="design-popup"
        style={{
          background,
          borderRadius: Math.min(12, (style.radius_px ?? 14) * 0.6),
          border: style.border_width_px ? `1px solid ${style.border_color}` : undefined,
        }}
      >
        {!isBlank && (
          <>
            {line('78%', 7, 0.9)}
            {line('92%', 4, 0.45)}
            {line('64%', 4, 0.45)}
            {popup.form?.fields?.map(field => (
              <b key={field.name} style={{ borderColor: text }} />
            ))}
            <u style={{ background: style.accent_color ?? '#2554d7' }} />
          </>
        )}
      </div>
    </div>
  )
}
