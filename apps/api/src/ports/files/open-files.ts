import path from 'node:path'
import type { Config } from '../../config.ts'
import type { FilesPort } from './files-port.ts'
import { createFolderFiles } from './folder-files.ts'
import { createS3Files } from './s3-files.ts'

/** The bucket of the configuration, or a folder inside the data folder where there is none. */
export function openFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): FilesPort {
  return files ? createS3Files(files) : createFolderFiles(path.join(dataDir, 'files'))
}
