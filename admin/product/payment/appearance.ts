/** The admin's look for Stripe's frames: colors of the theme as they are at present, since a frame knows no tokens. */
import type { Appearance } from '@stripe/stripe-js'

function readColor(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

export function readAppearance(): Appearance {
  const outline = readColor('outline')
  return {
    theme: 'flat',
    variables: {
      colorPrimary: readColor('accent'),
      colorBackground: readColor('surface'),
      colorText: readColor('text'),
      colorTextSecondary: readColor('muted'),
      colorDanger: readColor('bad-text'),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '14px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${outline}`, padding: '6px 10px', boxShadow: 'none' },
      '.Label': { fontWeight: '500' },
    },
  }
}
