/** A text as a QR code: an SVG of one path, dark on light in either theme, since cameras expect it so. */
import encodeQR from 'qr'
import styles from './qr-code.module.css'

export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width={rows.length} height={rows.length} />
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
