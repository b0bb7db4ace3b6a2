/**
 * Operations of this process that wait for room on the disk. Their rows say so too, but only where that can still be written;
 * after a restart the next try finds out anew.
 */
const waiting = new Set<string>()

export const waitForRoom = (id: string): void => void waiting.add(id)
export const foundRoom = (id: string): void => void waiting.delete(id)
export const waitsForRoom = (id: string): boolean => waiting.has(id)
