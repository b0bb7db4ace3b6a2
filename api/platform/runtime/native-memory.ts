/**
 * Gives back what native code has freed, the database library above all. By itself glibc gives back only what lies at the
 * end of its heap, so that one object there keeps all that was freed before it. Other systems need no asking.
 */
type Trim = () => Promise<void>

let trim: Promise<Trim> | undefined

/** Off the event loop; who asks for memory meanwhile waits, so it is for a process at rest. */
export async function giveBackNativeMemory(): Promise<void> {
  trim ??= load()
  await (await trim)()
}

async function load(): Promise<Trim> {
  try {
    const { default: koffi } = await import('koffi')
    const glibc = koffi.load(null).func('int malloc_trim(size_t)')
    return () => new Promise(resolve => glibc.async(0, () => resolve()))
  } catch {
    return async () => {}
  }
}
