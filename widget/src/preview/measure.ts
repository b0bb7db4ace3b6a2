/** Measures the popup on the preview page. */

/** The share of the frame that its visible part covers, and its height in pixels. */
export function measure(): { covers: number; height: number } {
  const host = document.querySelector('leadwright-popup') || document.getElementById('place')
  const panel = host?.shadowRoot?.firstElementChild
  if (!panel) return { covers: 0, height: 0 }
  const { left, right, top, bottom, height } = panel.getBoundingClientRect()
  const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
  const visible = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  const covers = (width * visible) / (innerWidth * innerHeight || 1)
  return { covers: Math.round(covers * 100) / 100, height: Math.ceil(height) }
}
