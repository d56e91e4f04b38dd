/** Letters, by the mail server of the host (SMTP_URL, PUBLIC_URL). Plain text: nothing is fetched when it is read. */
import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from './settings.ts';

/** A mail server that says nothing holds nobody up for longer. */
const PATIENCE_MS = 10_000;

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
    // A letter leads to this house, whatever address somebody asked for it at.
    const { smtpUrl, publicUrl, mailFrom } = settings;
    const waits = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    this.transport =
      smtpUrl === undefined || publicUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...waits }, { from: mailFrom });
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
