/** Letters, by the mail server of the host (SMTP_URL). Plain text: nothing is fetched when it is read. */
import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from './settings.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export class Post {
  private readonly transport: Transporter | undefined;
  private readonly from: string;
  constructor(settings: Settings) {
    this.from = settings.mailFrom;
    this.transport = settings.smtpUrl === undefined ? undefined : createTransport(settings.smtpUrl, { from: settings.mailFrom });
  }
  get works(): boolean {
    return this.transport !== undefined;
  }
  async send(letter: Letter): Promise<void> {
    if (!this.transport) throw new Error('this house has no mail server');
    await this.transport.sendMail({ from: this.from, ...letter });
  }
  close(): void {
    this.transport?.close();
  }
}
