/** The available versions of the widget, as `widget/build.ts` wrote them; read again on each call. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface WidgetBuild {
  /** The version that the loader brings; null where the widget has not been built. */
  current(): Promise<string | null>
  /** The loader of a pinned version, or the `rolling` one, as it is served; null if there is none. */
  loader(version: string): Promise<Buffer | null>
}

const isVersion = (text: string): boolean => /^[0-9a-f]{8,64}$/.test(text)

export function widgetBuild(folder: string): WidgetBuild {
  return {
    async current() {
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}')
      const files = JSON.parse(manifest) as Record<string, { file?: string }>
      return files['widget.js']?.file?.split('/')[0] ?? null
    },
    async loader(version) {
      if (version !== 'rolling' && !isVersion(version)) return null
      return readFile(join(folder, version === 'rolling' ? '' : version, 'widget.js')).catch(() => null)
    },
  }
}
