/** Property tests try the same values in every run, so that a failure belongs to the change; TURNTABLE_FUZZ_SEED tries others. */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TURNTABLE_FUZZ_SEED ?? 1) });
