// SPDX-License-Identifier: MIT
// Answers cases on standard input with a function of yours: Serve.Run(n => Hits(n[0], n[1], ...)).
using System;
using System.Globalization;
using System.Text;

static class Serve
{
    /// Prints 1 or 0 for each line, until the input ends. Many cases are in flight, so what is there is read at once and
    /// answered with one write; a write for every line would cost most of the time, and waiting for more would stall.
    public static void Run(Func<float[], bool> hits)
    {
        var input = Console.OpenStandardInput();
        var output = Console.OpenStandardOutput();
        var chunk = new byte[1 << 16];
        var rest = "";
        for (int count; (count = input.Read(chunk, 0, chunk.Length)) > 0;)
        {
            var lines = (rest + Encoding.ASCII.GetString(chunk, 0, count)).Split('\n');
            rest = lines[lines.Length - 1];
            var answers = new byte[2 * (lines.Length - 1)];
            for (var i = 0; i < lines.Length - 1; ++i)
            {
                answers[2 * i] = (byte)(hits(Array.ConvertAll(lines[i].Split(' '), Number)) ? '1' : '0');
                answers[2 * i + 1] = (byte)'\n';
            }
            output.Write(answers, 0, answers.Length);
            output.Flush();
        }
    }

    // The decimals name doubles exactly; with --scalar f32 every one of them is a float, so the cast loses nothing.
    static float Number(string text)
    {
        return text == "nan" ? float.NaN : (float)double.Parse(text, CultureInfo.InvariantCulture);
    }
}
