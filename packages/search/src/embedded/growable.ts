/** Memory that grows where it lies and can be given back at once; the language's types do not know it yet. */
interface Room extends ArrayBuffer {
  resize(bytes: number): void;
}
const RoomMaker = ArrayBuffer as unknown as new (bytes: number, options: { maxByteLength: number }) => Room;

const firstBytes = 4096;
/** Small indexes are many and short-lived; only what has become large gets a room. */
const smallestRoom = 4 * 1024 * 1024;
/** Only addresses are set aside, no memory. */
const largestRoom = 2 ** 32;
const step = 16 * 1024 * 1024;

/** Where addresses are scarce, memory is copied as it grows. */
function openRoom(bytes: number): Room | undefined {
  if (bytes < smallestRoom) return undefined;
  try {
    return new RoomMaker(bytes, { maxByteLength: largestRoom });
  } catch {
    return undefined;
  }
}

/** Memory of a length that is not known beforehand. A large one never lies in memory twice, not even while it is moved. */
class GrowingMemory {
  buffer = new ArrayBuffer(firstBytes);
  #room: Room | undefined;

  /** Views of before must not be used any more. */
  reserve(bytes: number): void {
    if (bytes <= this.buffer.byteLength) return;
    if (this.#room) {
      this.#room.resize(Math.ceil(bytes / step) * step);
      return;
    }
    const wanted = Math.max(bytes, this.buffer.byteLength * 2);
    this.#room = openRoom(wanted);
    const larger = this.#room ?? new ArrayBuffer(wanted);
    new Uint8Array(larger).set(new Uint8Array(this.buffer));
    this.buffer = larger;
  }

  /** Goes through the first bytes from the end to the beginning, and gives back what has been gone through. */
  drain(bytes: number, take: (start: number, end: number) => void): void {
    for (let end = bytes; end > 0; ) {
      const start = Math.floor((end - 1) / step) * step;
      take(start, end);
      this.#room?.resize(start);
      end = start;
    }
    this.buffer = new ArrayBuffer(0);
    this.#room = undefined;
  }
}

const numberBytes = Uint32Array.BYTES_PER_ELEMENT;

/** A row of numbers whose length is not known beforehand. */
export class GrowableNumbers {
  readonly #memory = new GrowingMemory();
  #array = new Uint32Array(this.#memory.buffer);
  length = 0;

  push(value: number): void {
    if (this.length === this.#array.length) this.#grow();
    this.#array[this.length] = value;
    this.length += 1;
  }

  #grow(): void {
    this.#memory.reserve((this.length + 1) * numberBytes);
    const { buffer } = this.#memory;
    this.#array = new Uint32Array(buffer, 0, buffer.byteLength / numberBytes);
  }

  view(): Uint32Array {
    return this.#array.subarray(0, this.length);
  }

  /** Hands over all numbers, the last ones first, and is empty afterwards. */
  drain(take: (numbers: Uint32Array, start: number) => void): void {
    this.#memory.drain(this.length * numberBytes, (start, end) =>
      take(new Uint32Array(this.#memory.buffer, start, (end - start) / numberBytes), start / numberBytes),
    );
    this.#array = new Uint32Array(0);
    this.length = 0;
  }

  /** A copy with one more number behind: the end of the last entry. */
  closedBy(end: number): Uint32Array {
    const closed = new Uint32Array(this.length + 1);
    closed.set(this.view());
    closed[this.length] = end;
    return closed;
  }
}

/** Texts one after another as UTF-8. */
export class GrowableBytes {
  readonly #memory = new GrowingMemory();
  #bytes = Buffer.from(this.#memory.buffer);
  length = 0;

  append(text: string): void {
    // A code unit takes three bytes at most.
    this.#reserve(text.length * 3);
    this.length += this.#bytes.write(text, this.length, 'utf8');
  }

  appendBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    this.#memory.reserve(this.length + count);
    const { buffer } = this.#memory;
    this.#bytes = Buffer.from(buffer, 0, buffer.byteLength);
  }

  view(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  /** Hands over all bytes, the last ones first, and is empty afterwards. */
  drain(take: (bytes: Uint8Array, start: number) => void): void {
    this.#memory.drain(this.length, (start, end) =>
      take(new Uint8Array(this.#memory.buffer, start, end - start), start),
    );
    this.#bytes = Buffer.alloc(0);
    this.length = 0;
  }
}
