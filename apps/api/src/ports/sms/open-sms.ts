import path from 'node:path'
import type { Config } from '../../config.ts'
import { createFolderSms } from './folder-sms.ts'
import { createServiceSms } from './service-sms.ts'
import type { SmsPort } from './sms-port.ts'

/** The service of the configuration, or a folder inside the data folder where there is none. */
export const openSms = ({ dataDir, sms }: Pick<Config, 'dataDir' | 'sms'>): SmsPort =>
  sms ? createServiceSms(sms) : createFolderSms(path.join(dataDir, 'sms'))
